import { z } from 'zod'
import * as user from './accounts/user-entities.ts'
import * as event from './catalogue/event-entities.ts'
import * as participant from './catalogue/participant-entities.ts'
import * as product from './catalogue/product-entities.ts'
import * as channel from './channel/channel-entities.ts'
import * as image from './channel/image-entities.ts'
import * as slide from './channel/slide-entities.ts'
import * as clip from './clips/clip-entities.ts'
import { contentField } from './content/content-entities.ts'
import * as access from './orders/access-entities.ts'
import * as order from './orders/order-entities.ts'
import * as gift from './sale/gift-entities.ts'
import * as grant from './sale/grant-entities.ts'
import * as offer from './sale/offer-entities.ts'
import * as preroll from './video/preroll-entities.ts'
import * as vod from './video/vod-entities.ts'

const entities = [
  ...[access, channel, clip, event, gift, grant, image, offer, order],
  ...[participant, preroll, product, slide, user, vod],
].flatMap(module => Object.entries(module))

/** Entities by their exported names: in the documentation each appears once, and calls refer to it. */
export const entityNames = z.registry<{ id: string }>()
for (const [name, entity] of entities)
  if (entity instanceof z.ZodObject)
    entityNames.add(entity, { id: name.charAt(0).toUpperCase() + name.slice(1) })
// It holds others of its kind, so it needs a name.
entityNames.add(contentField, { id: 'ContentField' })
