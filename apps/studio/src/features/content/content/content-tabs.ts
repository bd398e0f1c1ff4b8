import type { ContentKind } from '@grandstand/contract/studio-constants'

export const contentTabNames = ['front', 'pages', 'teams', 'library', 'sponsors', 'look'] as const
export type ContentTab = (typeof contentTabNames)[number]

/** Where each kind is found. Prices stand with the money, settings on a screen of their own. */
export const contentTabs: Record<ContentTab, readonly ContentKind[]> = {
  front: ['slides', 'menu', 'library_rails', 'static_blocks'],
  pages: ['pages', 'faq', 'forms'],
  teams: ['schools', 'teams', 'sports', 'locations'],
  library: ['library_items', 'library_categories'],
  sponsors: ['prerolls'],
  look: ['colors'],
}

export function findContentTab(kind: ContentKind): ContentTab | undefined {
  return contentTabNames.find(tab => contentTabs[tab].includes(kind))
}
