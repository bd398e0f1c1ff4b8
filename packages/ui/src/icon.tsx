import { type IconName, icons } from './icons.ts'

/** Decoration: the element around it has the words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
