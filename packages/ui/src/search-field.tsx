import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

const pauseMs = 250

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

interface SearchFieldProps {
  label: string
  /** Where the label is too long for a phone. */
  hint?: string
  value: string
  onSearch: (text: string) => void
  /** It comes by a press, and is what was pressed for. */
  isFocused?: boolean
}

/** Searches as one types, once the fingers rest. */
export function SearchField({ label, hint = label, value, onSearch, isFocused = false }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by other means, such as Back or a reset.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (text.trim() === known) return
    const timer = setTimeout(() => search(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text, known])
  return (
    <label className={styles.search}>
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input
        className={styles.input}
        type="search"
        value={text}
        ref={isFocused ? takeFocus : null}
        placeholder={hint}
        maxLength={100}
        onChange={event => setText(event.target.value)}
      />
    </label>
  )
}
