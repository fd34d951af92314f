import { BASE_PREFIX, IMAGE_EXTENSIONS, uploadFile, type UploadResult } from '@aj-report/contract';
import { translate } from '../i18n/i18n.ts';
import { callWithForm } from './call.ts';
import { toastWarning } from './toast.ts';

/** Whether a file name ends in one of the extensions; case does not matter. */
export function hasExtension(name: string, extensions: readonly string[]): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && extensions.includes(extension);
}

/** Uploads a picture to a path below the base prefix and returns its address; undefined when it is refused, which the user is shown. */
export async function uploadImage(file: File, path: string = uploadFile.path): Promise<string | undefined> {
  if (!hasExtension(file.name, IMAGE_EXTENSIONS)) {
    toastWarning(translate('upload.imagesOnly', { allowed: IMAGE_EXTENSIONS.join(', ') }));
    return undefined;
  }
  const stored = await uploadImageFile(file, path);
  if (!stored) return undefined;
  const { urlPath } = stored;
  return urlPath.startsWith('/') || urlPath.includes('://') ? urlPath : `${BASE_PREFIX}/${urlPath}`;
}

/** Uploads a file to a path below the base prefix and returns what it is stored as; undefined when it is refused, which the user is shown. */
export async function uploadImageFile(file: File, path: string = uploadFile.path): Promise<UploadResult | undefined> {
  const form = new FormData();
  form.append('file', file);
  try {
    return await callWithForm({ ...uploadFile, path }, form);
  } catch {
    // The call has shown the error.
    return undefined;
  }
}
