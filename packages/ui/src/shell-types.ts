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

/**
 * Words of the parts that are on screen before any script runs. They are here, because the server writes the same parts as
 * text; an app has those of its language in its catalogue.
 */
export interface ShellWords {
  skipToContent: string
  mainMenu: string
  quickMenu: string
  openMenu: string
  search: string
  allSchools: string
  allTeams: string
  language: string
  logIn: string
  signUp: string
  highlights: string
  slidePosition: string
  previousSlide: string
  nextSlide: string
  showSlide: string
  pauseSlides: string
  playSlides: string
  pauseFilm: string
  playFilm: string
  notice: string
  closeNotice: string
  loading: string
  home: string
  schedule: string
  moments: string
  library: string
  more: string
  secureCheckout: string
  stayHere: string
  closeCheckout: string
  confirmingPayment: string
}
