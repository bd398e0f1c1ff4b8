import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { removeByOperator } from './remove-by-operator.ts'

export { previewRemoval, type Removed, removeEvent } from './remove-event.ts'

export const eventRemovalRoutes = [
  channelRoute(studioCalls.removeEvent, ({ channel }) => channel, removeByOperator),
]
