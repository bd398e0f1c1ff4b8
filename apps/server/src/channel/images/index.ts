export { getImageFile, type ImageFile } from './get-image-file.ts'
export { type Images, listImages } from './list-images.ts'
