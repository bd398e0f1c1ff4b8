export { startFilm } from './film.ts'
