export interface LoudStretch {
  rung: string
  fromSeconds: number
  toSeconds: number
}

/** How loud a video is, 0 to 100 for each step of a stretch; what has no sound is silent. */
export interface Loudness {
  /** Wherever the video is. */
  find(channelId: number, videoId: number, stretch: LoudStretch): Promise<number[]>
  /** Of what this process can read, for those who ask it. */
  measure(channelId: number, videoId: number, stretch: LoudStretch): Promise<number[]>
}
