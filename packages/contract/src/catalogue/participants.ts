import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flagParam, idParam, listOf, paging, publicQuery } from '../scalars.ts'
import {
  participant,
  participantGroup,
  participantGroupProperty,
  teamRecord,
  teamStanding,
} from './participant-entities.ts'

const listQuery = z.strictObject({ ...publicQuery, ...paging, no_limit: flagParam.optional() })

export const listParticipants = defineCall({
  method: 'GET',
  path: '/participants',
  summary: 'Teams',
  needs: 'nothing',
  query: listQuery,
  reply: listOf(participant),
  shared: true,
})

export const listParticipantGroups = defineCall({
  method: 'GET',
  path: '/participant-groups',
  summary: 'Schools',
  needs: 'nothing',
  query: listQuery,
  reply: listOf(participantGroup),
  shared: true,
})

export const listParticipantGroupProperties = defineCall({
  method: 'GET',
  path: '/participant-group-properties',
  summary: 'The properties that distinguish teams and schools',
  needs: 'key',
  query: z.strictObject(publicQuery),
  reply: listOf(participantGroupProperty),
  shared: true,
})

export const getTeamRecord = defineCall({
  method: 'GET',
  path: '/participants/:id/record',
  summary: 'The games that a team has won and lost this season',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  /** Null: it has played none, or the caller hides scores. */
  reply: z.object({ record: teamRecord.nullable() }),
  follows: 'events',
})

export const listStandings = defineCall({
  method: 'GET',
  path: '/participants/:id/standings',
  summary:
    'The teams of the channel that play the same sport as this one, and have played this season, the best first; none to users who hide scores',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  reply: listOf(teamStanding),
  follows: 'events',
})
