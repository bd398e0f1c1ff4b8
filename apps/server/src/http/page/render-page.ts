import type { ChannelBootstrap, Image } from '@grandstand/contract'
import {
  formatMoney,
  getScreen,
  menuChildren,
  menuHref,
  nameBrand,
  themeColors,
  themeCss,
} from '@grandstand/rules'
import {
  checkoutHtml,
  element,
  escapeHtml,
  firstScreenHtml,
  shellTabs,
  shellWords,
  splashHtml,
} from '@grandstand/ui/first-screen'
import type { Paying } from '../../sale/payments/index.ts'
import type { PageDescription } from './describe-page.ts'
import type { FirstScreen } from './draw-first-screen.ts'
import { firstScreenScript } from './first-screen-script.ts'
import { laterFile, startScript } from './start-script.ts'
import type { ViewerBuild } from './viewer-build.ts'

export interface PageInput {
  viewer: ViewerBuild
  bootstrap: ChannelBootstrap
  description: PageDescription
  /** Newcomers read the channel's notice until they close it. */
  hasNotice: boolean
  language: string
  /** Scheme and host for addresses that must be whole. */
  origin: string
  /** Runs before the app. */
  firstScript?: string
  /** What the app would otherwise ask for first. */
  data: {
    channel_key: string
    /** False: the browser brought no session, so nobody needs to ask whose it is. */
    may_be_user: boolean
    analytics_url: string | null
    logs_url: string | null
    analytics_on_localhost: boolean
    /** Only with consent; null: no script of Google runs on this page. */
    google_tag: string | null
    outbox_url: string | null
    /** A payment that is on its way back from its buyer's bank. */
    paying: Paying | null
  }
  /** The app's own first screen; null: one made without its answers. */
  first: FirstScreen | null
}

export interface RenderedPage {
  html: string
  /** What is in it, for the Content-Security-Policy. */
  style: string
  scripts: string[]
}

/** The whole document: a crawler reads its head, a viewer sees its first screen, the app starts from its data. */
export function renderPage(input: PageInput): RenderedPage {
  const { viewer, bootstrap, language, first } = input
  const style = [themeCss(bootstrap.color_settings, bootstrap.settings.color_scheme), viewer.css, first?.css]
    .filter(Boolean)
    .join('\n')
  const html = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    ...headTags(input),
    `<style>${style}</style>`,
    ...(input.firstScript ? [`<script src="${escapeHtml(input.firstScript)}"></script>`] : []),
    ...appTags(input),
    '</head>',
    '<body>',
    `<div id="app">${first?.html ?? firstScreen(input)}</div>`,
    ...(first ? [`<script>${firstScreenScript}</script>`] : []),
    splashHtml(language),
    `<script type="application/json" id="page-data">${pageData(input)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
  return { html, style, scripts: first ? [startScript, firstScreenScript] : [] }
}

/** The files of the app: asked for at once, or where there is something to see before, by `startScript`. */
function appTags({ viewer, description, language, first }: PageInput): string[] {
  const rel = first ? laterFile : 'modulepreload'
  const files = viewer.preloadsFor(description.screen, language).map(href => element('link', { rel, href }))
  if (!first) return [...files, element('script', { type: 'module', src: viewer.script })]
  const entry = element('link', { rel, href: viewer.script, 'data-entry': '' })
  return [...files, entry, `<script>${startScript}</script>`]
}

function headTags({ bootstrap, description, language, origin }: PageInput): string[] {
  const { settings, color_settings } = bootstrap
  const { title, canonical, image, video = null } = description
  const { shareTitle = title, sharePath = canonical } = description
  const meta = (attributes: Record<string, string>) => element('meta', attributes)
  const link = (rel: string, href: string) => element('link', { rel, href })
  const property = (name: string, content: string) => meta({ property: `og:${name}`, content })
  return [
    '<meta charset="utf-8">',
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    element('title', {}, escapeHtml(title)),
    meta({ name: 'description', content: description.description }),
    ...themeColors(color_settings, settings.color_scheme).map(({ color, media }) =>
      meta({ name: 'theme-color', content: color, ...(media !== null && { media }) }),
    ),
    link('canonical', origin + canonical),
    ...(settings.logo ? [link('icon', settings.logo.url)] : []),
    // A page in another site's frame is not an app.
    ...(description.screen === 'watch-embed'
      ? []
      : [
          link('manifest', `/manifest.webmanifest?language=${language}`),
          link('apple-touch-icon', '/icons/touch-180.png'),
          meta({ name: 'apple-mobile-web-app-title', content: settings.short_name }),
        ]),
    property('site_name', settings.name),
    property('type', video === null ? 'website' : 'video.other'),
    property('title', shareTitle),
    property('description', description.description),
    property('url', origin + sharePath),
    property('locale', language),
    ...(image ? imageTags(origin, image, shareTitle) : []),
    ...(description.isEmbeddable ? [oembedLink(origin, sharePath, title)] : []),
    ...(video === null ? [] : [property('video', origin + video), property('video:type', 'video/mp4')]),
    meta({ name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
    ...(description.jsonLd
      ? [`<script type="application/ld+json">${safeJson(description.jsonLd)}</script>`]
      : []),
    ...(getScreen(description.screen).isHidden ? [meta({ name: 'robots', content: 'noindex' })] : []),
  ]
}

/** With its measures, so that the first to share it sees it at once. */
function imageTags(origin: string, { url, width, height }: Image, alt: string): string[] {
  const entries = { 'og:image': origin + url, 'og:image:alt': alt }
  const measures = { 'og:image:width': String(width), 'og:image:height': String(height) }
  const all = width > 0 ? Object.assign(entries, measures) : entries
  return Object.entries(all).map(([property, content]) => element('meta', { property, content }))
}

function oembedLink(origin: string, sharePath: string, title: string): string {
  const href = `${origin}/oembed?${new URLSearchParams({ url: origin + sharePath })}`
  return element('link', { rel: 'alternate', type: 'application/json+oembed', href, title })
}

function firstScreen(input: PageInput): string {
  const { bootstrap, description, language, hasNotice } = input
  if (description.screen === 'watch-embed') return element('main', { id: 'main' })
  if (description.screen === 'buy') return checkoutScreen(input)
  const { settings, menu, static_blocks } = bootstrap
  const path = description.canonical
  const isHome = description.screen === 'home' || description.screen === 'scoped-home'
  return firstScreenHtml({
    channelName: settings.name,
    logo: settings.logo,
    language,
    languages: settings.languages,
    notice: hasNotice ? (static_blocks.find(block => block.alias === 'header_notice')?.body ?? null) : null,
    navigation: menu.map(item => ({
      label: item.name,
      href: menuHref(item),
      current: menuHref(item) === path,
      children: menuChildren(item, shellWords(language)).map(child => ({
        label: child.name,
        href: menuHref(child) ?? '/',
        current: menuHref(child) === path,
      })),
    })),
    gameHero: isHome,
    scoreStrip: isHome,
    heading: description.heading,
    tabs: shellTabs(shellWords(language), path),
  })
}

function checkoutScreen({ bootstrap, description, language, data: { paying } }: PageInput): string {
  const { settings } = bootstrap
  return checkoutHtml({
    channelName: settings.name,
    logo: settings.logo,
    language,
    title: description.heading?.title ?? '',
    // One page for all; the app knows the way back to the game.
    closeHref: paying ? '/profile/orders' : '/',
    payment: paying && { sum: describeSum(paying, language), email: paying.email },
  })
}

/** "$9.99 · Visa 3155". */
function describeSum({ total, currency, brand, last4 }: Paying, language: string): string {
  const card = brand !== null && last4 !== null ? [`${nameBrand(brand) ?? ''} ${last4}`.trim()] : []
  return [formatMoney(language, total, currency), ...card].join(' · ')
}

function pageData({ data, bootstrap, language, first }: PageInput): string {
  return safeJson({ ...data, language, bootstrap, first: first?.data ?? null })
}

/** It never contains `<`, so no text of a channel can end the element. */
function safeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
