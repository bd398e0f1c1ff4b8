import { useI18n } from './i18n/use-i18n.ts'

/** A sentence whose `{docs}` leads to a part of the API documentation. */
export function DocsLine({ text, part }: { text: string; part: 'studio' | 'webhooks' }) {
  const { words } = useI18n()
  const [before, after] = text.split('{docs}')
  return (
    <p className="quiet small">
      {before}
      <a href={`/api/docs#${part}`}>{words.developers.keys.docs}</a>
      {after}
    </p>
  )
}
