export { appIcons, iconName } from './app-icon.ts'
export { drawAppIcon } from './draw-app-icon.ts'
