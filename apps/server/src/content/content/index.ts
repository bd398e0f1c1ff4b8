import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addContentPicture } from './add-content-picture.ts'
import { addFilmSlide } from './add-film-slide.ts'
import { addToRoster } from './add-to-roster.ts'
import { discardContent } from './discard-content.ts'
import { allowEmbedSite, getEmbedSites } from './embed-sites.ts'
import { getContent } from './get-content.ts'
import { keepContent } from './keep-content.ts'
import { listContent } from './list-content.ts'
import { orderContent } from './order-content.ts'
import { previewContent } from './preview-content.ts'
import { publishContent } from './publish-content.ts'
import { removeContent } from './remove-content.ts'
import { removeContentLanguage } from './remove-content-language.ts'
import { takeBackContent } from './take-back-content.ts'
import { undoContent } from './undo-content.ts'

export { changeChannelNow } from './change-channel-now.ts'
export { countDraftChanges } from './content-store.ts'
export { createPreviews } from './create-previews.ts'

const keyOf = (params: { channel: string }) => params.channel

export const contentRoutes = [
  channelRoute(studioCalls.getContent, keyOf, getContent),
  channelRoute(studioCalls.listContent, keyOf, listContent),
  channelRoute(studioCalls.keepContent, keyOf, keepContent),
  channelRoute(studioCalls.previewContent, keyOf, previewContent),
  channelRoute(studioCalls.removeContent, keyOf, removeContent),
  channelRoute(studioCalls.undoContent, keyOf, undoContent),
  channelRoute(studioCalls.orderContent, keyOf, orderContent),
  channelRoute(studioCalls.addContentPicture, keyOf, addContentPicture),
  channelRoute(studioCalls.getEmbedSites, keyOf, getEmbedSites),
  channelRoute(studioCalls.allowEmbedSite, keyOf, allowEmbedSite),
  channelRoute(studioCalls.addToRoster, keyOf, addToRoster),
  channelRoute(studioCalls.addFilmSlide, keyOf, addFilmSlide),
  channelRoute(studioCalls.publishContent, keyOf, publishContent),
  channelRoute(studioCalls.discardContent, keyOf, discardContent),
  channelRoute(studioCalls.removeContentLanguage, keyOf, removeContentLanguage),
  channelRoute(studioCalls.takeBackContent, keyOf, takeBackContent),
]
