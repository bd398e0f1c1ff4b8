import type { Deed } from '../moment.ts'
import { mixPoses, type Pose } from './poses.ts'

interface Key {
  at: number
  pose: Pose
}

const key = (at: number, pose: Pose): Key => ({ at, pose })

const slung: readonly Key[] = [
  key(0.16, { lean: -10, near: [30, 20], far: [-24, 30], arm: [-128, 70], farArm: [80, 20] }),
  key(0.28, { lean: 22, near: [44, 30], far: [-32, 24], arm: [112, 8], farArm: [-30, 50] }),
  key(0.5, { lean: 30, near: [46, 40], far: [-30, 30], arm: [34, 20], farArm: [-20, 60] }),
]
const swung: readonly Key[] = [
  key(0.14, { lean: 20, near: [40, 60], far: [-20, 50], arm: [-24, 30], farArm: [-40, 40] }),
  key(0.28, { lean: 30, near: [56, 66], far: [-44, 14], arm: [74, 10], farArm: [66, 14] }),
  key(0.5, { lean: 22, near: [50, 50], far: [-40, 16], arm: [104, 10], farArm: [92, 16] }),
]
/** The ball leaves a quarter of a second after a deed begins; after its last pose somebody moves as before. */
const deedKeys: Record<Deed, readonly Key[]> = {
  kick: [
    key(0.14, { lean: 10, near: [-42, 84], far: [12, 16], arm: [50, 40], farArm: [-46, 30] }),
    key(0.27, { lean: -12, near: [78, 8], far: [-8, 12], arm: [-44, 30], farArm: [64, 36] }),
    key(0.42, { lean: -14, near: [88, 20], far: [-10, 12], arm: [-40, 30], farArm: [60, 40] }),
  ],
  chest: [
    key(0.14, { lean: 8, near: [26, 34], far: [-10, 30], arm: [30, 96], farArm: [34, 96] }),
    key(0.26, { lean: 16, near: [34, 24], far: [-26, 16], arm: [86, 6], farArm: [82, 8] }),
    key(0.4, { lean: 12, near: [26, 24], far: [-20, 16], arm: [80, 10], farArm: [78, 10] }),
  ],
  swing: swung,
  bat: swung,
  sling: slung,
  throw: slung,
  shoot: [
    key(0.12, { lean: 10, near: [48, 84], far: [20, 80], arm: [70, 90], farArm: [66, 96], up: 0 }),
    key(0.28, { lean: -3, near: [8, 14], far: [-12, 22], arm: [162, 16], farArm: [146, 50], up: 0.2 }),
    key(0.5, { lean: -2, near: [10, 20], far: [-8, 24], arm: [150, 6], farArm: [120, 60], up: 0.14 }),
    key(0.64, { lean: 6, near: [24, 40], far: [0, 36], arm: [120, 20], farArm: [80, 60], up: 0 }),
  ],
  catch: [
    key(0.16, { lean: 2, near: [30, 50], far: [-18, 30], arm: [128, 30], farArm: [116, 40], up: 0.06 }),
    key(0.3, { lean: 8, near: [36, 50], far: [-20, 34], arm: [70, 90], farArm: [64, 96], up: 0 }),
  ],
  block: [
    key(0.2, { lean: -2, near: [6, 18], far: [-6, 22], arm: [170, 8], farArm: [158, 10], up: 0.18 }),
    key(0.45, { lean: 0, near: [6, 20], far: [-6, 24], arm: [166, 10], farArm: [150, 14], up: 0.1 }),
  ],
  dig: [
    key(0.18, { lean: 30, near: [64, 86], far: [20, 80], arm: [56, 6], farArm: [52, 6] }),
    key(0.34, { lean: 20, near: [54, 70], far: [10, 70], arm: [78, 4], farArm: [74, 4] }),
  ],
  set: [
    key(0.18, { lean: 0, near: [26, 40], far: [-4, 40], arm: [140, 50], farArm: [138, 54] }),
    key(0.3, { lean: -4, near: [8, 12], far: [-10, 14], arm: [158, 16], farArm: [154, 18], up: 0.03 }),
  ],
  smash: [
    key(0.16, { lean: -14, near: [20, 60], far: [-20, 70], arm: [-150, 60], farArm: [130, 10] }),
    key(0.27, { lean: 14, near: [30, 50], far: [-14, 60], arm: [120, 6], farArm: [30, 40] }),
    key(0.42, { lean: 20, near: [30, 40], far: [-4, 50], arm: [40, 20], farArm: [0, 40] }),
  ],
  fall: [
    key(0.22, { lean: 26, near: [50, 60], far: [-30, 40], arm: [90, 20], farArm: [70, 30], tilt: 48 }),
    key(0.42, { lean: 12, near: [28, 30], far: [-8, 30], arm: [110, 10], farArm: [90, 30], tilt: 82 }),
    key(1.5, { lean: 10, near: [28, 34], far: [0, 30], arm: [104, 12], farArm: [84, 30], tilt: 82 }),
    key(2, { lean: 30, near: [60, 90], far: [10, 90], arm: [50, 20], farArm: [40, 30], tilt: 8 }),
  ],
  cheer: [
    key(0.3, { lean: -6, near: [12, 20], far: [-12, 14], arm: [160, 16], farArm: [150, 20] }),
    key(30, { lean: -6, near: [12, 20], far: [-12, 14], arm: [160, 16], farArm: [150, 20] }),
  ],
}

const backSeconds = 0.22

/** What somebody looks like that so many seconds after beginning a deed, who would move like `usual`. */
export function deedPose(name: Deed, seconds: number, usual: Pose): Pose {
  const keys = deedKeys[name]
  const next = keys.findIndex(({ at }) => at > seconds)
  const last = keys.at(-1)
  if (!last || seconds < 0) return usual
  if (next === -1) return mixPoses(last.pose, usual, Math.min(1, (seconds - last.at) / backSeconds))
  const to = keys[next] ?? last
  const from = keys[next - 1] ?? { at: 0, pose: usual }
  const part = (seconds - from.at) / (to.at - from.at)
  return mixPoses(from.pose, to.pose, part * part * (3 - 2 * part))
}
