/**
 * Angles in degrees: 0 is down, more is forward. `near` and `far` are hip and knee of each leg, `arm` and `farArm` shoulder and
 * elbow. `tilt` turns the whole figure about its feet, `up` lifts it, in heights of a body.
 */
export interface Pose {
  lean: number
  near: readonly [number, number]
  far: readonly [number, number]
  arm: readonly [number, number]
  farArm: readonly [number, number]
  tilt?: number
  up?: number
}

export const stances = {
  upright: { lean: 4, near: [10, 14], far: [-10, 6], arm: [14, 34], farArm: [-8, 30] },
  guard: { lean: 16, near: [38, 54], far: [-22, 40], arm: [72, 30], farArm: [96, 20] },
  line: { lean: 42, near: [62, 88], far: [40, 88], arm: [30, 12], farArm: [22, 20] },
  batter: { lean: 14, near: [24, 34], far: [-14, 30], arm: [96, 84], farArm: [84, 96] },
} as const satisfies Record<string, Pose>

const mix = (from: number, to: number, part: number) => from + (to - from) * part
const mixPair = (
  from: readonly [number, number],
  to: readonly [number, number],
  part: number,
): [number, number] => [mix(from[0], to[0], part), mix(from[1], to[1], part)]

export const mixPoses = (from: Pose, to: Pose, part: number): Pose => ({
  lean: mix(from.lean, to.lean, part),
  near: mixPair(from.near, to.near, part),
  far: mixPair(from.far, to.far, part),
  arm: mixPair(from.arm, to.arm, part),
  farArm: mixPair(from.farArm, to.farArm, part),
  tilt: mix(from.tilt ?? 0, to.tilt ?? 0, part),
  up: mix(from.up ?? 0, to.up ?? 0, part),
})

/** `turn` is where in a stride; `effort` goes from 0, standing, to 1, a sprint. */
export function runPose(turn: number, effort: number): Pose {
  const leg = (at: number): [number, number] => [
    8 + effort * (42 * Math.sin(at) + 8),
    14 + effort * (16 + 62 * Math.max(0, Math.cos(at)) + 10 * Math.max(0, -Math.sin(at))),
  ]
  const arm = (at: number): [number, number] => [4 - effort * 50 * Math.sin(at), 26 + effort * 56]
  return {
    lean: 3 + effort * 13,
    near: leg(turn),
    far: leg(turn + Math.PI),
    arm: arm(turn),
    farArm: arm(turn + Math.PI),
  }
}

/** Long pushes with bent knees, both hands at a stick. */
export function skatePose(turn: number, effort: number): Pose {
  const leg = (at: number): [number, number] => {
    const push = Math.sin(at)
    return [22 + effort * (push > 0 ? 40 * push : 62 * push), 40 + effort * (26 * push + 8)]
  }
  return {
    lean: 18 + effort * 12,
    near: leg(turn),
    far: leg(turn + Math.PI),
    arm: [50 + effort * 8 * Math.sin(turn), 34],
    farArm: [36 + effort * 8 * Math.sin(turn), 48],
  }
}
