import { bootstrapQuery } from '../platform/channel/bootstrap-query.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { accessQuery, geoQuery, profileQuery } from '../platform/session/user-queries.ts'
import type { Runtime } from './create-runtime.ts'
import type { StartSteps } from './start-sequence.ts'

/** Each step leaves its answer with the queries that the screens ask. */
export function startSteps({ client, queryClient }: Runtime, language: string): StartSteps {
  return {
    ensureKey: client.ensureKey,
    loadProfile: () => queryClient.ensureQueryData(profileQuery(client)),
    loadAccess: () => queryClient.ensureQueryData(accessQuery(client)),
    loadStaticData: () => queryClient.ensureQueryData(bootstrapQuery(client, language)),
    loadParticipants: () => queryClient.ensureQueryData(participantsQuery(client, language)),
    loadGeo: () => queryClient.ensureQueryData(geoQuery(client)),
  }
}
