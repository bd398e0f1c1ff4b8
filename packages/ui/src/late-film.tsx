import type { SlideFilmProps } from './slide-film.tsx'
import { useFilmPart } from './use-film-part.ts'

/** A slide's film over its picture. */
export function LateFilm(props: SlideFilmProps) {
  const Film = useFilmPart(() => import('./slide-film.tsx').then(part => part.SlideFilm))
  return Film && <Film {...props} />
}
