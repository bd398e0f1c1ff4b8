import { calls } from '@grandstand/contract'
import { keyRoute, publicRoute } from '../../call/route.ts'
import { pageOf, wholeList } from '../../runtime/lists.ts'
import { listParticipantGroupProperties } from './list-participant-group-properties.ts'
import { listParticipantGroups } from './list-participant-groups.ts'
import { listParticipants } from './list-participants.ts'

export const participantRoutes = [
  publicRoute(calls.listParticipants, async (ctx, asked) =>
    pageOf(await listParticipants(ctx, asked), asked.query),
  ),
  publicRoute(calls.listParticipantGroups, async (ctx, asked) =>
    pageOf(await listParticipantGroups(ctx, asked), asked.query),
  ),
  keyRoute(calls.listParticipantGroupProperties, async (ctx, asked) =>
    wholeList(await listParticipantGroupProperties(ctx, asked)),
  ),
]
