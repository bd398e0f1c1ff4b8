import { z } from 'zod'
import * as access from './entities/access.ts'
import * as channel from './entities/channel.ts'
import * as clip from './entities/clip.ts'
import * as event from './entities/event.ts'
import * as grant from './entities/grant.ts'
import * as image from './entities/image.ts'
import * as order from './entities/order.ts'
import * as participant from './entities/participant.ts'
import * as preroll from './entities/preroll.ts'
import * as product from './entities/product.ts'
import * as slide from './entities/slide.ts'
import * as user from './entities/user.ts'
import * as vod from './entities/vod.ts'
import { contentField } from './studio/content-entities.ts'

const entities = [
  ...[access, channel, clip, event, grant, image, order],
  ...[participant, preroll, product, slide, user, vod],
].flatMap(module => Object.entries(module))

/** Entities by the names that they are exported by: in the documentation each stands once, and calls refer to it. */
export const entityNames = z.registry<{ id: string }>()
for (const [name, entity] of entities)
  if (entity instanceof z.ZodObject)
    entityNames.add(entity, { id: name.charAt(0).toUpperCase() + name.slice(1) })
// It holds others of its kind, so that it must stand by a name.
entityNames.add(contentField, { id: 'ContentField' })
