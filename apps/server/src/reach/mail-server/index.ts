import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { removeMailServer } from './remove-mail-server.ts'
import { setMailServer } from './set-mail-server.ts'
import { testMail } from './test-mail.ts'

export { createTypedTransport } from './create-typed-transport.ts'
export { describeMail } from './describe-mail.ts'

export const mailServerRoutes = [
  operatorRoute(studioCalls.setMailServer, setMailServer),
  operatorRoute(studioCalls.removeMailServer, removeMailServer),
  operatorRoute(studioCalls.testMail, testMail),
]
