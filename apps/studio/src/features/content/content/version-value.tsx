import type { ContentField, ContentList } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-conflict.module.css'
import { picturePaths } from './picture-paths.ts'
import { tellValue } from './tell-value.ts'

interface VersionValueProps {
  channel: string
  list: ContentList
  field: ContentField
  value: unknown
}

/** What a field says in words; pictures are shown. */
export function VersionValue({ channel, list, field, value }: VersionValueProps) {
  const { words, money, language } = useI18n()
  const say = words.content
  const options: Record<string, string> = { ...say.options, ...say.places }
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const isPicture = field.type === 'picture' || field.type === 'pictures'
  const paths = picturePaths(value)
  if (isPicture && paths.length > 0)
    return (
      <span className={styles.pictures}>
        {paths.map(path => (
          <img key={path} src={list.pictures[path] ?? draftUrl(channel, path)} alt="" />
        ))}
      </span>
    )
  const text = tellValue(field, value, list.names, {
    fieldName: ({ name }) => say.fields[name],
    language: code => languages.of(code) ?? code,
    option: word => options[word] ?? word,
    money: amount => money(amount, list.currency),
    nothing: say.nothing,
    yes: say.yes,
    no: say.no,
  })
  return <span className={styles.value}>{text}</span>
}

/** A picture that was sent since the list was read is known by its hash alone. */
function draftUrl(channel: string, path: string): string {
  return `/images/${channel}/${path.match(/([0-9a-f]+)\.webp$/)?.[1] ?? ''}`
}
