import { calls } from '@grandstand/contract'
import { keyRoute, publicRoute } from '../../call/route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { getColorSettings } from './get-color-settings.ts'
import { getMenu } from './get-menu.ts'
import { getSettings } from './get-settings.ts'
import { listFaq } from './list-faq.ts'
import { listLanguages } from './list-languages.ts'
import { listPrerolls } from './list-prerolls.ts'
import { listSlides } from './list-slides.ts'
import { listStaticBlocks } from './list-static-blocks.ts'
import { getPage, listPages } from './pages.ts'

export const channelRoutes = [
  publicRoute(calls.getSettings, getSettings),
  publicRoute(calls.getMenu, async (ctx, asked) => wholeList(await getMenu(ctx, asked))),
  publicRoute(calls.listPages, async (ctx, asked) => wholeList(await listPages(ctx, asked))),
  publicRoute(calls.getPage, getPage),
  publicRoute(calls.listFaq, async (ctx, asked) => wholeList(await listFaq(ctx, asked))),
  publicRoute(calls.listSlides, async (ctx, asked) => {
    const slides = await listSlides(ctx, asked)
    const { type } = asked.query
    return wholeList(type ? slides.filter(slide => slide.type === type) : slides)
  }),
  publicRoute(calls.getColorSettings, getColorSettings),
  keyRoute(calls.listStaticBlocks, async (ctx, asked) => wholeList(await listStaticBlocks(ctx, asked))),
  keyRoute(calls.listPrerolls, async (ctx, asked) => wholeList(await listPrerolls(ctx, asked))),
  keyRoute(calls.listLanguages, (_ctx, asked) => wholeList(listLanguages(asked))),
]
