import { passageSeconds, type SurfaceName } from './films.ts'
import { endingSeconds, filmSeconds, goalAfterSeconds } from './passage.ts'

/** How long a crowd sees a goal coming, and how long it roars. */
const dreadSeconds = 2.5
const roarSeconds = endingSeconds - goalAfterSeconds
const hasHorn: readonly SurfaceName[] = ['ice', 'court']

/**
 * A crowd that murmurs, swells before a goal and roars after it; a whistle at the kick-off, or under a roof a horn at a goal. As a
 * filter of ffmpeg, which makes all of it. Where a film is cut the crowd is as loud as at any other cut.
 */
export function soundFilter(surface: SurfaceName): string {
  const seconds = passageSeconds[surface]
  const length = filmSeconds(seconds)
  const goals = [0, endingSeconds].map(at => seconds + at + goalAfterSeconds)
  const swells = goals.map(
    at =>
      `between(t,${at - dreadSeconds},${at})*0.7*pow((t-${at - dreadSeconds})/${dreadSeconds},2)` +
      `+between(t,${at},${at + roarSeconds})*1.5*pow(max(0,1-(t-${at})/${roarSeconds}),0.6)`,
  )
  const swell = swells.join('+')
  const horn = goals.map(at => `between(t,${at + 0.1},${at + 1.3})`).join('+')
  const noise = (seed: number) => `anoisesrc=c=pink:r=48000:a=0.6:s=${seed}:d=${length}`
  const tone = hasHorn.includes(surface)
    ? `aevalsrc='0.5*sin(2*PI*233*t)+0.4*sin(2*PI*294*t)+0.2*sin(2*PI*466*t)':s=48000:d=${length},volume='0.16*(${horn})':eval=frame[tone]`
    : `sine=f=2900:r=48000:d=${length},tremolo=f=28:d=0.8,volume='if(between(t,0.7,1.2),0.1,0)':eval=frame[tone]`
  return [
    `${noise(7)},lowpass=f=900,highpass=f=160,volume='0.55+0.12*sin(2*PI*t/8)+0.3*(${swell})':eval=frame[murmur]`,
    `${noise(19)},lowpass=f=3400,highpass=f=700,volume='0.16+0.04*sin(2*PI*t/4)+0.9*(${swell})':eval=frame[voices]`,
    tone,
    '[murmur][voices][tone]amix=inputs=3:duration=first,volume=3,alimiter=limit=0.9,pan=stereo|c0=c0|c1=c0',
  ].join(';')
}
