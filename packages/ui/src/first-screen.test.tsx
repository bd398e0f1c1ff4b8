import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type FirstScreen, firstScreenHtml, shellTabs, shellWords, splashHtml } from './first-screen.ts'
import { GameHeroFrame } from './game-hero-frame.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { PageHeading } from './page-heading.tsx'
import { ScoreStripFrame } from './score-strip-frame.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

const picture = {
  url: '/media/a.webp',
  width: 1920,
  height: 1080,
  variants: [{ url: '/media/a-640.webp', width: 640 }],
}
function screenWith(changes: Partial<FirstScreen>): FirstScreen {
  return {
    channelName: 'Northern <League> TV',
    logo: picture,
    navigation: [
      { label: 'Home', href: '/', current: true, children: [] },
      {
        label: 'Teams',
        href: null,
        current: false,
        children: [{ label: 'A & B', href: '/?group=a', current: true }],
      },
      {
        label: 'Help',
        href: '/help',
        current: false,
        children: [{ label: 'FAQ', href: '/faq', current: false }],
      },
    ],
    languages: [
      { code: 'en', name: 'English' },
      { code: 'fr', name: 'Français' },
    ],
    language: 'fr',
    notice: '<p>See <a href="/faq">how</a></p>',
    scoreStrip: true,
    gameHero: false,
    heading: null,
    tabs: shellTabs(shellWords('fr'), '/'),
    ...changes,
  }
}

/** What the app's layout puts together, with the parts that the server mirrors. */
function FirstScreenView({ screen }: { screen: FirstScreen }) {
  const words = shellWords(screen.language)
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      {screen.notice !== null && <NoticeBar html={screen.notice} words={words} />}
      <SiteHeader {...screen} words={words} onLanguage={() => {}} onMenu={() => {}} />
      <main className="site-main" id="main" tabIndex={-1}>
        {screen.scoreStrip && <ScoreStripFrame />}
        {screen.heading ? (
          <PageHeading {...screen.heading} />
        ) : (
          <h1 className="visually-hidden">{screen.channelName}</h1>
        )}
        {screen.gameHero && <GameHeroFrame />}
      </main>
      <TabBar tabs={screen.tabs} label={words.quickMenu} />
    </>
  )
}

/** React adds preload hints of its own for pictures; the server's page has its own way to hint. */
const withoutHints = (html: string) => html.replace(/<link rel="preload"[^>]*>/g, '')

const entry = { label: 'Entry', href: '/entry', current: false, children: [] }

test.each([
  ['the home page', { gameHero: true }],
  ['a channel with a notice', {}],
  ['no notice, no logo, one language', { notice: null, logo: null, languages: [] }],
  [
    'a page with a heading',
    { scoreStrip: false, heading: { title: 'FAQ', text: 'Short & plain', image: null } },
  ],
  [
    'a form in one column',
    { scoreStrip: false, heading: { title: 'Log in', text: '', image: null, isNarrow: true } },
  ],
  [
    'a school with its crest',
    { gameHero: true, heading: { title: 'A', text: '', image: picture, hasAction: true } },
  ],
  [
    'a menu longer than the header',
    { navigation: Array.from({ length: 9 }, (_, at) => ({ ...entry, label: `${at}` })) },
  ],
])('the server renders the same text as React: %s', (_, changes: Partial<FirstScreen>) => {
  const screen = screenWith(changes)
  expect(firstScreenHtml(screen)).toBe(
    withoutHints(renderToStaticMarkup(<FirstScreenView screen={screen} />)),
  )
})

test('everything that a channel writes is escaped', () => {
  const html = firstScreenHtml(screenWith({ channelName: '<script>', notice: null }))
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
})

test('no style attribute: the page forbids them', () => {
  expect(firstScreenHtml(screenWith({}))).not.toContain('style=')
})

test('the splash uses the language of the page', () => {
  expect(splashHtml('fr')).toContain(shellWords('fr').loading)
  expect(splashHtml('de')).toContain(shellWords('en').loading)
})
