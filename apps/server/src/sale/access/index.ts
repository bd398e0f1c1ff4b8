import { calls, studioCalls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { explainAccess } from './explain-access.ts'
import { explainAccessOf } from './explain-access-of.ts'

export const accessRoutes = [keyRoute(calls.explainAccess, explainAccess)]

export const studioAccessRoutes = [
  channelRoute(studioCalls.explainAccessOf, ({ channel }) => channel, explainAccessOf),
]
