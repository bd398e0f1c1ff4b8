import { Icon } from '@grandstand/ui'
import { useI18n } from './i18n/use-i18n.ts'
import { openSearch } from './open-search.ts'

/** Where there is nothing: the way to something by its name. */
export function SearchButton() {
  const { words } = useI18n()
  return (
    <button className="button" type="button" onClick={openSearch}>
      <Icon name="search" />
      {words.shell.search}
    </button>
  )
}
