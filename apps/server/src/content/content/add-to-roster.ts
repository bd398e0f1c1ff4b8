import type { Body, studioCalls } from '@grandstand/contract'
import { foldName } from '@grandstand/rules'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { type StoredText, sameText } from '../../db/stored-text.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { ChannelDocument } from '../channel-code/index.ts'
import { changeChannelNow } from './change-channel-now.ts'
import { freeAlias } from './free-alias.ts'
import { findMade, findSport } from './roster-store.ts'

type Wanted = Body<typeof studioCalls.addToRoster>

/** Easy to tell apart; a school's own colour comes later. */
const schoolColors = ['#d97706', '#2563eb', '#059669', '#dc2626', '#7c3aed', '#0891b2', '#ca8a04', '#be185d']

/** A venue or a team that a game needs now: it is there at once, and what waits in the draft stays there. */
export async function addToRoster(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: OperatorCall & { body: Wanted },
): Promise<{ id: number }> {
  return changeChannelNow(ctx, channel, async (tx, apply) => {
    const sport = body.kind === 'team' ? await findSport(tx, channel.id, body.sport_id) : ''
    let alias = ''
    await apply(stored => {
      const made = body.kind === 'venue' ? withVenue(stored, body) : withTeam(stored, body, sport)
      alias = made.alias
      return made.document
    })
    const id = await findMade(tx, channel.id, body.kind, alias)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'add_to_roster', details: { kind: body.kind, alias } },
    )
    return { id }
  })
}

interface Made {
  document: ChannelDocument
  alias: string
}

function withVenue(stored: ChannelDocument, { name, time_zone }: Extract<Wanted, { kind: 'venue' }>): Made {
  if (stored.locations.some(each => isCalled(each.name, name))) throw taken()
  const alias = freeAlias(name, 'venue', stored.locations)
  const venue = { alias, name, city: name, time_zone: time_zone ?? stored.channel.time_zone }
  return { alias, document: { ...stored, locations: [...stored.locations, venue] } }
}

/** Of the school that is called so, or else of a new one. */
function withTeam(stored: ChannelDocument, { name }: Extract<Wanted, { kind: 'team' }>, sport: string): Made {
  const { schools } = stored
  const own = schools.find(each => isCalled(each.name, name))
  if (own?.teams.some(team => team.sport === sport)) throw taken()
  const teams = schools.flatMap(each => each.teams)
  const school = own ?? {
    alias: freeAlias(name, 'school', schools),
    name,
    city: name,
    color: schoolColors[schools.length % schoolColors.length] ?? '#2563eb',
    teams: [],
  }
  const alias = freeAlias(`${school.alias}-${sport}`, 'team', teams)
  const short_name = [...name.replaceAll(/[^\p{L}\p{N}]/gu, '')].slice(0, 4).join('').toUpperCase() || 'T'
  const team = { alias, name: school.name, short_name, images: [], gender: 'not identified' as const, sport }
  const grown = { ...school, teams: [...school.teams, team] }
  return {
    alias,
    document: {
      ...stored,
      schools: own ? schools.map(each => (each === own ? grown : each)) : [...schools, grown],
    },
  }
}

const isCalled = (text: StoredText, name: string) =>
  sameText(text, name) ||
  (typeof text === 'string' ? [text] : Object.values(text)).some(each => foldName(each) === foldName(name))

const taken = () => new CallError('conflict', { fields: { name: 'is taken' } })
