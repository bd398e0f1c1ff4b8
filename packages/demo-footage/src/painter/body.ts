import type { Kit } from '../kit.ts'
import { drawFootball } from './football.ts'
import { fillDisc, fillOval, type Pen, type Spot, strokeLine, write } from './pen.ts'
import type { Pose } from './poses.ts'

export interface Look {
  kit: Kit
  skin: string
  hair: string
  number: string
  /** Whether it looks to the right; a number is never mirrored. */
  facing: number
  holds: 'nothing' | 'football' | 'bat'
}

const rad = (degrees: number) => (degrees / 180) * Math.PI
const step = (from: Spot, degrees: number, length: number): Spot => ({
  x: from.x + Math.sin(rad(degrees)) * length,
  y: from.y + Math.cos(rad(degrees)) * length,
})
const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
const thigh = 0.245
const shin = 0.24

/** From the hip to the lower foot, in heights of a body. */
export function standMetres({ near, far }: Pose): number {
  const reach = ([hip, knee]: readonly [number, number]) =>
    Math.cos(rad(hip)) * thigh + Math.cos(rad(hip - knee)) * shin
  return Math.max(reach(near), reach(far)) + 0.02
}

/** A jointed figure with its hip in the middle of the pen's picture, so many pixels high, looking to the right. */
export function drawBody(pen: Pen, height: number, pose: Pose, look: Look): void {
  const { kit } = look
  const size = (part: number) => part * height
  const lean = rad(pose.lean)
  const neck = { x: Math.sin(lean) * size(0.36), y: -Math.cos(lean) * size(0.36) }

  const leg = ([hip, knee]: readonly [number, number], offset: number) => {
    const top = { x: size(offset), y: 0 }
    const bend = step(top, hip, size(thigh))
    const foot = step(bend, hip - knee, size(shin))
    strokeLine(pen, [bend, foot], size(0.068) * kit.bulk, kit.sock ?? look.skin)
    strokeLine(pen, [top, bend], size(0.1) * kit.bulk, kit.hasBareKnees ? look.skin : kit.pants)
    strokeLine(
      pen,
      [top, between(top, bend, kit.hasBareKnees ? 0.72 : 0.5)],
      size(0.122) * kit.bulk,
      kit.pants,
    )
    const toe = step(foot, hip - knee + 85, size(0.085))
    strokeLine(pen, [foot, toe], size(0.052), kit.shoe)
    if (kit.hasBlades)
      strokeLine(
        pen,
        [
          { x: foot.x - size(0.05), y: foot.y + size(0.045) },
          { x: toe.x + size(0.03), y: toe.y + size(0.05) },
        ],
        size(0.014),
        '#e8eef5',
      )
  }
  const arm = ([shoulder, elbow]: readonly [number, number], offset: number): Spot => {
    const top = { x: neck.x + size(offset), y: neck.y + size(0.05) }
    const bend = step(top, shoulder, size(0.165))
    const hand = step(bend, shoulder + elbow, size(0.155))
    strokeLine(pen, [top, bend], size(0.076) * kit.bulk, kit.sleeve || look.skin)
    strokeLine(pen, [bend, hand], size(0.056) * kit.bulk, kit.fore ?? look.skin)
    fillDisc(pen, hand, size(0.036) * kit.bulk, kit.glove ?? look.skin)
    return hand
  }

  arm(pose.farArm, 0.05)
  leg(pose.far, 0.02)
  darken(pen, 'rgb(0 0 0 / .36)')
  leg(pose.near, -0.02)
  drawTorso(pen, height, neck, lean, look)
  drawHead(pen, height, neck, lean, look)
  const ground = size(standMetres(pose))
  const hand = arm(pose.arm, -0.03)
  if (look.holds === 'football') drawFootball(pen, { ...hand, radius: height * 0.06, turn: -0.5 })
  if (look.holds === 'bat') drawStick(pen, hand, pose.arm[0] + pose.arm[1] * 0.4 + 40, height)
  if (kit.stick === 'hockey') drawHockeyStick(pen, hand, height, ground)
  if (kit.stick === 'lacrosse') drawCrosse(pen, hand, pose.arm[0] + pose.arm[1] + 34, height)
}

/** What has been drawn up to now. */
function darken(pen: Pen, shade: string): void {
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = shade
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  pen.restore()
}

function drawTorso(pen: Pen, height: number, neck: Spot, lean: number, { kit, number, facing }: Look): void {
  const size = (part: number) => part * height
  const [along, down] = [Math.cos(lean), Math.sin(lean)]
  const shoulders = size(kit.hasPads ? 0.15 : 0.112)
  const hips = size(0.085) * kit.bulk
  const middle = neck.y / 2
  pen.fillStyle = kit.jersey
  pen.beginPath()
  pen.moveTo(neck.x - shoulders * along, neck.y - shoulders * down + size(0.03))
  pen.quadraticCurveTo(
    neck.x,
    neck.y - size(0.06),
    neck.x + shoulders * along,
    neck.y + shoulders * down + size(0.03),
  )
  pen.quadraticCurveTo(hips * 1.25 + neck.x * 0.4, middle, hips, size(0.03))
  pen.lineTo(-hips, size(0.03))
  pen.quadraticCurveTo(
    -hips * 1.1 + neck.x * 0.4,
    middle,
    neck.x - shoulders * along,
    neck.y - shoulders * down + size(0.03),
  )
  pen.fill()
  strokeLine(
    pen,
    [
      { x: -hips, y: 0 },
      { x: hips, y: 0 },
    ],
    size(0.018),
    kit.trim,
  )
  pen.save()
  pen.translate(neck.x * 0.55, neck.y * 0.55 + size(0.01))
  pen.rotate(lean)
  pen.scale(facing < 0 ? -1 : 1, 1)
  write(pen, number, { x: 0, y: 0, size: size(0.155), colour: kit.number })
  pen.restore()
}

function drawHead(pen: Pen, height: number, neck: Spot, lean: number, { kit, skin, hair }: Look): void {
  const size = (part: number) => part * height
  const head = { x: neck.x + Math.sin(lean) * size(0.08) + size(0.012), y: neck.y - size(0.085) }
  strokeLine(pen, [neck, head], size(0.06), skin)
  if (kit.head === 'helmet') {
    fillDisc(pen, { x: head.x, y: head.y - size(0.012) }, size(0.083), kit.hat)
    fillOval(
      pen,
      { x: head.x + size(0.045), y: head.y + size(0.018) },
      { x: size(0.034), y: size(0.04) },
      skin,
    )
    pen.strokeStyle = '#dfe5ee'
    pen.lineWidth = size(0.012)
    pen.beginPath()
    pen.arc(head.x + size(0.03), head.y + size(0.02), size(0.06), -0.5, 1.3)
    pen.stroke()
    pen.strokeStyle = kit.trim
    pen.lineWidth = size(0.018)
    pen.beginPath()
    pen.arc(head.x, head.y - size(0.012), size(0.07), -2.4, -0.9)
    pen.stroke()
    return
  }
  fillOval(pen, head, { x: size(0.055), y: size(0.068) }, skin)
  const top = { x: head.x - size(0.012), y: head.y - size(0.024) }
  fillOval(pen, top, { x: size(0.058), y: size(0.052) }, kit.head === 'cap' ? kit.hat : hair)
  if (kit.head === 'cap')
    strokeLine(
      pen,
      [
        { x: head.x, y: head.y - size(0.022) },
        { x: head.x + size(0.085), y: head.y - size(0.014) },
      ],
      size(0.022),
      kit.hat,
    )
}

function drawStick(pen: Pen, hand: Spot, degrees: number, height: number): void {
  const tip = step(hand, degrees, height * 0.5)
  strokeLine(pen, [hand, tip], height * 0.035, '#c79a5b')
  strokeLine(pen, [between(hand, tip, 0.5), tip], height * 0.05, '#c79a5b')
}

function drawHockeyStick(pen: Pen, hand: Spot, height: number, ground: number): void {
  const heel = { x: hand.x + height * 0.3, y: Math.max(ground, hand.y + height * 0.2) }
  strokeLine(pen, [{ x: hand.x - height * 0.12, y: hand.y - height * 0.14 }, heel], height * 0.022, '#c79a5b')
  strokeLine(
    pen,
    [heel, { x: heel.x + height * 0.12, y: heel.y + height * 0.005 }],
    height * 0.032,
    '#16181d',
  )
}

function drawCrosse(pen: Pen, hand: Spot, degrees: number, height: number): void {
  const end = step(hand, degrees, height * 0.34)
  strokeLine(pen, [step(hand, degrees + 180, height * 0.2), end], height * 0.022, '#3a3f4a')
  const head = step(hand, degrees, height * 0.4)
  pen.strokeStyle = '#f4f6f8'
  pen.lineWidth = height * 0.022
  pen.beginPath()
  pen.ellipse(head.x, head.y, height * 0.05, height * 0.085, -rad(degrees), 0, Math.PI * 2)
  pen.stroke()
}
