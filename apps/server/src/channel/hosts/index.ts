import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addHost } from './add-host.ts'
import { checkHost } from './check-host.ts'
import { chooseMainHost } from './choose-main-host.ts'
import { getHosts } from './get-hosts.ts'
import { removeHost } from './remove-host.ts'

export { listHosts } from './host-store.ts'
export { hostProofPath, proveHost } from './prove-host.ts'
export { tryHost } from './try-host.ts'

const keyOf = (params: { channel: string }) => params.channel

export const hostRoutes = [
  channelRoute(studioCalls.getHosts, keyOf, getHosts),
  channelRoute(studioCalls.addHost, keyOf, addHost),
  channelRoute(studioCalls.checkHost, keyOf, checkHost),
  channelRoute(studioCalls.chooseMainHost, keyOf, chooseMainHost),
  channelRoute(studioCalls.removeHost, keyOf, removeHost),
]
