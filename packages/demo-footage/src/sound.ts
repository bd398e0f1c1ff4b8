import { endingSeconds, filmSeconds, goalAfterSeconds } from './passage.ts'

/** A crowd that murmurs and roars when a goal falls, and a whistle at the kick-off: a filter of ffmpeg makes them. */
export function soundFilter(seconds: number): string {
  const length = filmSeconds(seconds)
  const joys = [0, endingSeconds].map(
    at => `between(t,${seconds + at + goalAfterSeconds},${seconds + at + endingSeconds})`,
  )
  return [
    `anoisesrc=c=pink:r=48000:a=0.5:s=7:d=${length},lowpass=f=1400,highpass=f=180,tremolo=f=0.125:d=0.5,volume='if(${joys.join('+')},1.5,0.7)':eval=frame[crowd]`,
    `sine=f=2900:r=48000:d=${length},tremolo=f=28:d=0.8,volume='if(between(t,0.6,1.1),0.12,0)':eval=frame[whistle]`,
    '[crowd][whistle]amix=inputs=2:duration=first,pan=stereo|c0=c0|c1=c0',
  ].join(';')
}
