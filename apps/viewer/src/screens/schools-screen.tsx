import { StateMessage } from '@grandstand/ui'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { Directory } from '../features/directory/directory.tsx'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'

export function SchoolsScreen() {
  const { words, plural } = useI18n()
  const { participant_groups: schools } = useBootstrap()
  const items = schools.map(({ id, name, alias, city, image, color, participant_count }) => ({
    id,
    name,
    image,
    color,
    href: `/?group=${encodeURIComponent(alias)}`,
    meta: `${city} · ${plural(words.home.teamCount, participant_count)}`,
  }))
  return (
    <>
      <ScreenHeading screen="schools" />
      {items.length === 0 ? (
        <StateMessage icon="school" title={words.home.schoolsEmptyTitle} text={words.home.schoolsEmptyText}>
          <a className="button button--primary" href="/contacts">
            {words.common.contactUs}
          </a>
        </StateMessage>
      ) : (
        <Directory
          items={items}
          heart={({ id, name }) => <FavoriteButton type="group" id={id} name={name} />}
        />
      )}
    </>
  )
}
