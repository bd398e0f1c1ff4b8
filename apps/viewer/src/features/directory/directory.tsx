import type { Image } from '@grandstand/contract'
import { LatePicture } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useSearchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { byLetter } from './by-letter.ts'
import styles from './directory.module.css'

export interface DirectoryItem {
  id: number
  name: string
  href: string
  meta: string
  image: Image | null
  color: string
}

interface DirectoryProps {
  items: readonly DirectoryItem[]
  heart: (item: DirectoryItem) => ReactNode
}

/** Everything from A to Z, with letters to jump to. */
export function Directory({ items, heart }: DirectoryProps) {
  const { language } = useI18n()
  const { places: texts } = useSearchWords()
  const letters = byLetter(items, language)
  return (
    <>
      <nav className={styles.letters} aria-label={texts.letters}>
        <ul className={styles.row}>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a className={styles.letter} href={`#${idOf(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${styles.sections} stack-5`}>
        {letters.map(({ letter, items: own }) => (
          <section key={letter} className={styles.section} id={idOf(letter)} aria-label={letter}>
            <h2 className={styles.title}>{letter}</h2>
            <ul className={styles.grid}>
              {own.map(item => (
                <li key={item.id} className={`${styles.item} panel`}>
                  <Entry item={item} />
                  {heart(item)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** A sign would have to be escaped in an address. */
const idOf = (letter: string) => `letter-${letter === '#' ? '0' : letter}`

function Entry({ item }: { item: DirectoryItem }) {
  const { name, href, meta, image, color } = item
  return (
    <a className={styles.link} href={href} style={{ '--own-color': color }}>
      {image ? (
        <LatePicture className={styles.crest} picture={image} sizes="44px" />
      ) : (
        <span className={styles.crest} />
      )}
      <span className="stack-0 shrinks">
        <span className={styles.name}>{name}</span>
        {meta !== '' && <span className="quiet meta">{meta}</span>}
      </span>
    </a>
  )
}
