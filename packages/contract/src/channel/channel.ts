import { z } from 'zod'
import { defineCall } from '../call.ts'
import { eventCategory, eventLocation } from '../catalogue/event-entities.ts'
import { participantGroup, participantGroupProperty } from '../catalogue/participant-entities.ts'
import { packageProduct, subscription } from '../catalogue/product-entities.ts'
import { slideTypes } from '../constants.ts'
import { done, idParam, listOf, publicQuery } from '../scalars.ts'
import { preroll } from '../video/preroll-entities.ts'
import {
  channelLanguage,
  channelSettings,
  colorSettings,
  faqEntry,
  geo,
  menuItem,
  page,
  pageSummary,
  staticBlock,
} from './channel-entities.ts'
import { slide } from './slide-entities.ts'

const clientInterface = z.literal('web')

export const getSettings = defineCall({
  method: 'GET',
  path: '/settings',
  summary: 'The name and settings of the channel',
  needs: 'nothing',
  query: z.strictObject(publicQuery),
  reply: channelSettings,
  shared: true,
  crash: true,
})

export const getMenu = defineCall({
  method: 'GET',
  path: '/menu',
  summary: 'The menu',
  needs: 'nothing',
  query: z.strictObject(publicQuery),
  reply: listOf(menuItem),
  shared: true,
  crash: true,
})

export const listPages = defineCall({
  method: 'GET',
  path: '/pages',
  summary: 'The channel pages, without their bodies',
  needs: 'nothing',
  query: z.strictObject(publicQuery),
  reply: listOf(pageSummary),
  shared: true,
  crash: true,
})

export const getPage = defineCall({
  method: 'GET',
  path: '/pages/:id',
  summary: 'One channel page',
  needs: 'nothing',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject(publicQuery),
  reply: page,
  shared: true,
})

export const listFaq = defineCall({
  method: 'GET',
  path: '/faq',
  summary: 'Frequent questions and their answers',
  needs: 'nothing',
  query: z.strictObject(publicQuery),
  reply: listOf(faqEntry),
  shared: true,
})

export const listSlides = defineCall({
  method: 'GET',
  path: '/slides/web',
  summary: 'Slides for the web',
  needs: 'nothing',
  query: z.strictObject({ ...publicQuery, type: z.enum(slideTypes).optional() }),
  reply: listOf(slide),
  shared: true,
  silent: true,
})

export const getColorSettings = defineCall({
  method: 'GET',
  path: '/color-settings/web',
  summary: "The channel's colours for the web",
  needs: 'nothing',
  query: z.strictObject(publicQuery),
  reply: colorSettings,
  shared: true,
})

export const listStaticBlocks = defineCall({
  method: 'GET',
  path: '/static_blocks',
  summary: 'Small texts of the channel in fixed slots',
  needs: 'key',
  query: z.strictObject(publicQuery),
  reply: listOf(staticBlock),
  shared: true,
})

export const listPrerolls = defineCall({
  method: 'GET',
  path: '/prerolls',
  summary: 'Short films that may play before a game',
  needs: 'key',
  query: z.strictObject(publicQuery),
  reply: listOf(preroll),
  shared: true,
})

export const listLanguages = defineCall({
  method: 'GET',
  path: '/languages',
  summary: 'The languages of the channel',
  needs: 'key',
  query: z.strictObject(publicQuery),
  reply: listOf(channelLanguage),
  shared: true,
})

export const getGeo = defineCall({
  method: 'GET',
  path: '/geo',
  summary: 'Where the caller seems to be',
  needs: 'key',
  reply: geo,
})

export const channelBootstrap = z.object({
  color_settings: colorSettings,
  event_categories: z.array(eventCategory),
  event_locations: z.array(eventLocation),
  faq: z.array(faqEntry),
  menu: z.array(menuItem),
  packages: z.array(packageProduct),
  pages: z.array(pageSummary),
  participant_groups: z.array(participantGroup),
  settings: channelSettings,
  slides: z.array(slide),
  subscriptions: z.array(subscription),
  participant_group_properties: z.array(participantGroupProperty),
  static_blocks: z.array(staticBlock),
  has_team_pass: z.boolean(),
  has_participant_slide: z.boolean(),
  /** Whether users choose a pass: see the form `passes`. */
  has_passes_form: z.boolean(),
})
export type ChannelBootstrap = z.infer<typeof channelBootstrap>

export const getChannelBootstrapData = defineCall({
  method: 'GET',
  path: '/channel-bootstrap-data',
  summary: 'Everything that the interface needs from the channel, in one answer',
  needs: 'nothing',
  query: z.strictObject({
    ...publicQuery,
    color_client_interface: clientInterface.optional(),
    slide_client_interface: clientInterface.optional(),
  }),
  reply: channelBootstrap,
  shared: true,
  crash: true,
})

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/contacts',
  summary: 'Write to the people who run the channel',
  needs: 'key',
  body: z.strictObject({
    // It goes into a mail's head, where a line break would start another field.
    name: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(/^\P{Cc}*$/u, 'must be one line'),
    email: z.string().trim().max(254).pipe(z.email()),
    message: z.string().trim().min(1).max(5000),
  }),
  reply: done,
  limit: 'contact',
})
