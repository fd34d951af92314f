import { createContext, type ComponentType } from 'react';

export interface MapUploadProps {
  onClose(): void;
  onUploaded(mapCode: string): void;
}

/** The dialog in which a map control uploads a new map: it has a form of its own, so the app gives it from above. */
export const MapUploadContext = createContext<ComponentType<MapUploadProps> | null>(null);
