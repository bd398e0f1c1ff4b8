import { Icon } from './icon.tsx'
import type { LanguageOption } from './shell-types.ts'

interface LanguageSelectProps {
  languages: LanguageOption[]
  language: string
  label: string
  onLanguage?: (language: string) => void
}

/** The language switch; nothing to choose, nothing shown. */
export function LanguageSelect({ languages, language, label, onLanguage }: LanguageSelectProps) {
  if (languages.length < 2) return null
  return (
    <label className="language-select">
      <Icon name="globe" />
      <span className="visually-hidden">{label}</span>
      <select
        className="language-select__control"
        value={language}
        onChange={event => onLanguage?.(event.target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron_down" />
    </label>
  )
}
