import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { changeRole } from './change-role.ts'
import { demandTotp } from './demand-totp.ts'
import { invitePerson } from './invite-person.ts'
import { listPeople } from './list-people.ts'
import { removePerson } from './remove-person.ts'
import { resendInvitation } from './resend-invitation.ts'
import { resetPerson } from './reset-person.ts'

export { mayStillCall } from './maker-store.ts'

const keyOf = (params: { channel: string }) => params.channel

export const peopleRoutes = [
  channelRoute(studioCalls.listPeople, keyOf, listPeople),
  channelRoute(studioCalls.invitePerson, keyOf, invitePerson),
  channelRoute(studioCalls.resendInvitation, keyOf, resendInvitation),
  channelRoute(studioCalls.resetPerson, keyOf, resetPerson),
  channelRoute(studioCalls.changeRole, keyOf, changeRole),
  channelRoute(studioCalls.removePerson, keyOf, removePerson),
  channelRoute(studioCalls.demandTotp, keyOf, demandTotp),
]
