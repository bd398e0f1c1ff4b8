import { interfaceLanguages } from '@grandstand/contract/constants'
import { LanguageSelect } from '@grandstand/ui'
import { isInterfaceLanguage } from '../platform/i18n/keep-language.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'

const languages = interfaceLanguages.map(code => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) }
})

export function StudioLanguage() {
  const { words, language, switchLanguage } = useI18n()
  return (
    <LanguageSelect
      languages={languages}
      language={language}
      label={words.language}
      onLanguage={code => {
        if (isInterfaceLanguage(code)) void switchLanguage(code)
      }}
    />
  )
}
