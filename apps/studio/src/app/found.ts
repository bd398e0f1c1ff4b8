import type { IconName } from '@grandstand/ui'

/** A place in the Studio that words lead to. */
export interface Found {
  href: string
  label: string
  note?: string
  icon: IconName
  /** Somebody is needed there now. */
  isTrouble?: boolean
}
