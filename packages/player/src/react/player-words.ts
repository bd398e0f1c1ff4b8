/** What a player says; the app that shows it has the languages. */
export interface PlayerWords {
  player: string
  play: string
  pause: string
  replay: string
  back: string
  forward: string
  live: string
  /** `{time}` is how far behind. */
  behind: string
  /** The same for less than a minute. */
  secondsBehind: string
  goLive: string
  /** Facts of the picture, in the settings: how far behind live, how large, how much is there already. */
  delay: string
  pictureSize: string
  buffered: string
  /** `{seconds}` with one decimal. */
  factSeconds: string
  seek: string
  mute: string
  unmute: string
  volume: string
  speed: string
  cameras: string
  /** `{time}` is where a replay goes on. */
  resumed: string
  startOver: string
  quality: string
  autoQuality: string
  settings: string
  captions: string
  captionsOff: string
  /** A television or another screen nearby. */
  remote: string
  /** A Chromecast. */
  cast: string
  castStop: string
  /** `{device}` is its name. */
  castConnecting: string
  castOn: string
  castFailed: string
  pictureInPicture: string
  fullscreen: string
  clip: string
  /** The moments that the bar leads to. */
  chapters: string
  loading: string
  slow: string
  /** The picture is small because of the line. */
  small: string
  offline: string
  rightBack: string
  /** `{time}` is since when. */
  signalGone: string
  over: string
  turnSoundOn: string
  notAllowed: string
  broken: string
  tryAgain: string
}
