import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flagParam, listOf, paging, publicQuery } from '../scalars.ts'
import { participant, participantGroup, participantGroupProperty } from './participant-entities.ts'

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
