import type { ContentItem, ContentList } from '@grandstand/contract'
import { readableOn } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import styles from './item-picture.module.css'
import { picturePaths } from './picture-paths.ts'

interface ItemPictureProps {
  list: ContentList
  item: ContentItem
  look: 'shelf' | 'papers' | 'crests' | 'rows'
}

/** What an item is known by at a glance. */
export function ItemPicture({ list, item, look }: ItemPictureProps) {
  const { value, name } = item
  const [path] = [...picturePaths(value.image), ...picturePaths(value.images)]
  const url = path === undefined ? undefined : list.pictures[path]
  if (look === 'rows') return null
  if (look === 'papers') return <Paper text={value.body} />
  if (look === 'crests') {
    if (url) return <img className={styles.crest} src={url} alt="" loading="lazy" width={40} height={40} />
    const color = typeof value.color === 'string' && /^#[0-9a-f]{6}$/i.test(value.color) ? value.color : null
    return (
      <span
        className={styles.crest}
        style={color ? { background: color, color: readableOn(color) } : undefined}
        aria-hidden
      >
        {[...name][0]?.toLocaleUpperCase()}
      </span>
    )
  }
  const film = ownFilm(value.url)
  return (
    <span className={styles.still}>
      {url ? (
        <img src={url} alt="" loading="lazy" />
      ) : (
        <Icon name={list.kind === 'sports' ? 'ball' : 'play'} />
      )}
      {film && !url && <video src={film} muted playsInline preload="metadata" aria-hidden />}
      {url && value.type === 'video' && (
        <span className={styles.film}>
          <Icon name="play" />
        </span>
      )}
    </span>
  )
}

/** A clip that lies on this server: a second into it, as the first picture is often black. */
const ownFilm = (url: unknown): string | null =>
  typeof url === 'string' && url.startsWith('/prerolls/') ? `${url}#t=1` : null

/** As many lines as the page is long, up to what a small paper holds. */
function Paper({ text }: { text: unknown }) {
  const length = JSON.stringify(text ?? '').length
  const lines = Math.max(2, Math.min(6, Math.round(length / 500)))
  return (
    <span className={styles.paper} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].slice(0, lines).map(line => (
        <i key={line} />
      ))}
    </span>
  )
}
