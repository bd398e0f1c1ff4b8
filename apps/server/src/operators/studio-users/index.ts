import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { getStudioUser } from './get-studio-user.ts'
import { listStudioUsers } from './list-studio-users.ts'
import { setMemberNumber } from './set-member-number.ts'
import { setTemporaryPassword } from './set-temporary-password.ts'

export { endProgramKey } from './end-program-key.ts'
export { makeProgramKey } from './make-program-key.ts'

const keyOf = (params: { channel: string }) => params.channel

export const studioUserRoutes = [
  channelRoute(studioCalls.listStudioUsers, keyOf, listStudioUsers),
  channelRoute(studioCalls.getStudioUser, keyOf, getStudioUser),
  channelRoute(studioCalls.setTemporaryPassword, keyOf, setTemporaryPassword),
  channelRoute(studioCalls.setMemberNumber, keyOf, setMemberNumber),
  channelRoute(studioCalls.endUserSessions, keyOf, endUserSessions),
]
