import type { IconName } from './icons.ts'

/** A picture with its smaller copies. */
export interface Picture {
  url: string
  width: number
  height: number
  variants: { url: string; width: number }[]
}

export interface NavigationLink {
  label: string
  href: string
  current: boolean
}

/** `href` is null for an entry that only holds others. */
export interface NavigationEntry {
  label: string
  href: string | null
  current: boolean
  children: NavigationLink[]
}

export interface LanguageOption {
  code: string
  name: string
}

export interface HeroSlide {
  id: number
  badge: string | null
  title: string
  text: string
  image: Picture | null
  /** Plays over the picture. */
  video?: string | null
  link: { url: string; label: string } | null
}

export interface Heading {
  /** Keeps the place of a button, which comes with the app. */
  hasAction?: boolean
  title: string
  text: string
  image: Picture | null
  /** Over a form in one column. */
  isNarrow?: boolean
  /** Low, over rows. */
  isList?: boolean
  /** Only heard: the picture of the screen is the page. */
  isFull?: boolean
}

/** `href` is null for the one that opens the menu. */
export interface Tab {
  label: string
  href: string | null
  icon: IconName
  current: boolean
}
