import type { Moment, Player } from '../moment.ts'
import { createRandom } from '../random.ts'
import type { Surface } from '../surface.ts'
import type { Look } from './body.ts'
import { deedPose } from './deed-poses.ts'
import { mixPoses, type Pose, runPose, skatePose, stances } from './poses.ts'

const skins = ['#d9b08f', '#b98462', '#8d5a3c', '#e0bb9c', '#6e4530', '#caa07f']
const hairs = ['#3b2a1e', '#17120f', '#5a3a20', '#120d0a', '#2b1d14', '#8a6236']

interface Person {
  look: Look
  /** Where in a stride. */
  turn: number
  effort: number
  x: number
  /** Metres a second to the right, smoothed. */
  along: number
  /** Where it would rather look, and for how long. */
  wants: { facing: number; seconds: number }
}

export interface People {
  /** What each player looks like at this moment; to be asked once for each frame. */
  watch(moment: Moment, stepSeconds: number): { player: Player; look: Look; pose: Pose }[]
}

/** A step and another one are so long, in heights of a body. */
const strideHeights = { run: 1.15, skate: 2.2 }

const patienceSeconds = 0.28

/** Remembers of each player how far its stride is, and where it looks. */
export function createPeople(surface: Surface): People {
  const random = createRandom(23)
  const persons = new Map<number, Person>()

  function begin(at: number, player: Player): Person {
    const kit = surface.kits[surface.kits.length > 2 ? at : player.team] ?? surface.kits[0]
    if (!kit) throw new Error('Players need something to wear')
    const looks = Math.floor(random() * skins.length)
    const pick = (list: readonly string[]) => list[looks % list.length] ?? '#888'
    const number = String(2 + ((at * 17 + player.team * 31 + 5) % 88))
    const look: Look = {
      kit: player.isKeeper && surface.ball.carried === 'feet' ? keeperKit(kit) : kit,
      skin: pick(skins),
      hair: pick(hairs),
      number: surface.game === 'race' ? String(at + 1) : number,
      facing: player.team === 0 ? 1 : -1,
      holds: 'nothing',
    }
    const wants = { facing: look.facing, seconds: 0 }
    return { look, turn: player.phase, effort: 0, x: player.x, along: 0, wants }
  }

  return {
    watch(moment, stepSeconds) {
      return moment.players.map((player, at) => {
        const known = persons.get(at)
        const person = known?.look.kit && isSame(known, player) ? known : begin(at, player)
        persons.set(at, person)
        person.along += ((player.x - person.x) / stepSeconds - person.along) * Math.min(1, stepSeconds * 6)
        person.x = player.x
        const wanted = patiently(person, player.faces ?? faces(moment, player, person.along), stepSeconds)
        const turned = person.look.facing + Math.sign(wanted - person.look.facing) * stepSeconds * 11
        person.look.facing = wanted > 0 ? Math.min(1, turned) : Math.max(-1, turned)
        const effort = Math.min(1, player.speed / surface.metresPerSecond)
        person.effort += (effort - person.effort) * Math.min(1, stepSeconds * 8)
        person.turn +=
          ((player.speed * stepSeconds) / (surface.bodyMetres * strideHeights[surface.gait])) * Math.PI * 2
        person.look.holds = moment.holder === at && surface.ball.carried === 'arm' ? 'football' : 'nothing'
        if (player.hasBat) person.look.holds = 'bat'
        return { player, look: person.look, pose: poseOf(surface, moment, player, person) }
      })
    },
  }

  /** Batters take each other's places in the list. */
  function isSame({ look, x }: Person, player: Player): boolean {
    const kit = surface.kits.length > 2 ? look.kit : surface.kits[player.team]
    return look.kit === kit || player.isKeeper || Math.abs(x - player.x) < 1
  }
}

const keeperKit = (kit: Look['kit']): Look['kit'] => ({
  ...kit,
  jersey: '#f0c83a',
  sleeve: '#f0c83a',
  pants: '#23262e',
  sock: '#23262e',
  number: '#23262e',
  glove: '#eef2f6',
})

/** Nobody turns for a moment only. */
function patiently({ wants, look }: Person, facing: number, stepSeconds: number): number {
  wants.seconds = facing === wants.facing ? wants.seconds + stepSeconds : 0
  wants.facing = facing
  return wants.seconds > patienceSeconds ? facing : Math.sign(look.facing)
}

/** Where it runs to; who stands looks at the ball. */
function faces({ ball, watchX }: Moment, player: Player, along: number): number {
  if (Math.abs(along) > 1.2) return Math.sign(along)
  const side = (ball?.x ?? watchX) - player.x
  return Math.abs(side) < 0.8 ? (player.team === 0 ? 1 : -1) : Math.sign(side)
}

function poseOf(surface: Surface, moment: Moment, player: Player, { turn, effort }: Person): Pose {
  const breath = Math.sin(moment.seconds * 2 + player.phase * 3)
  const moving = surface.gait === 'skate' ? skatePose(turn, effort) : runPose(turn, effort)
  const stance = stances[player.stance ?? 'upright']
  const still: Pose =
    surface.gait === 'skate' ? moving : mixPoses(stance, stances.upright, 0.06 + breath * 0.06)
  const usual = mixPoses(still, moving, Math.min(1, effort * 2.4))
  return player.deed ? deedPose(player.deed.name, moment.seconds - player.deed.since, usual) : usual
}
