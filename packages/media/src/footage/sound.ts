import { goalSeconds, joySeconds } from './match.ts'

/** A crowd that murmurs and roars when a goal falls, and a whistle at each kick-off: a filter of ffmpeg makes them. */
export function soundFilter(seconds: number): string {
  const goalAt = goalSeconds(seconds)
  const kickOffAt = goalAt + joySeconds
  const roar = `if(between(t,${goalAt},${kickOffAt}),1.5,0.7)`
  const whistle = `if(between(t,0.6,1.1)+between(t,${kickOffAt + 0.6},${kickOffAt + 1.1}),0.12,0)`
  return [
    `anoisesrc=c=pink:r=48000:a=0.5:s=7:d=${seconds},lowpass=f=1400,highpass=f=180,tremolo=f=0.13:d=0.5,volume='${roar}':eval=frame[crowd]`,
    `sine=f=2900:r=48000:d=${seconds},tremolo=f=28:d=0.8,volume='${whistle}':eval=frame[whistle]`,
    '[crowd][whistle]amix=inputs=2:duration=first,pan=stereo|c0=c0|c1=c0',
  ].join(';')
}
