import type { StreamKind, StreamSource } from './stream-source.ts';

/**
 * Why a stream does not play: it cannot be fetched, the page's policy forbids to fetch it, it cannot be decoded, or the
 * browser does not say which.
 */
export type StreamFault = 'network' | 'policy' | 'format' | 'unknown';

/** Hears of a fault; `url` is what could not be fetched, when that is not the stream's own address. */
export type OnFault = (fault: StreamFault, url?: string) => void;

/** What feeds a video element. */
export interface StreamEngine {
  close(): void;
}

export type OpenEngine = (video: HTMLVideoElement, url: string, onFault: OnFault) => Promise<StreamEngine>;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

const openFile: OpenEngine = async (video, url, onFault) => {
  const listening = new AbortController();
  video.addEventListener(
    'error',
    () => {
      const { code } = video.error ?? {};
      if (code === MediaError.MEDIA_ERR_ABORTED) return;
      // A file that is not there and one that cannot be decoded have the same code here.
      onFault(
        code === MediaError.MEDIA_ERR_NETWORK ? 'network' : code === MediaError.MEDIA_ERR_DECODE ? 'format' : 'unknown',
      );
    },
    { signal: listening.signal },
  );
  video.src = url;
  return {
    close() {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};

/** Whoever plays it tries again, after pauses of its own. */
const ONE_TRY = { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 20_000, timeoutRetry: null, errorRetry: null };

const openHls: OpenEngine = async (video, url, onFault) => {
  if (video.canPlayType(HLS_TYPE) !== '') return openFile(video, url, onFault);
  const { default: Hls, ErrorTypes, Events } = await import('hls.js/light');
  if (!Hls.isSupported()) {
    onFault('format');
    return { close() {} };
  }
  // A worker would be made of a blob, which strict pages forbid.
  const hls = new Hls({
    enableWorker: false,
    lowLatencyMode: true,
    liveDurationInfinity: true,
    backBufferLength: 10,
    manifestLoadPolicy: { default: ONE_TRY },
    playlistLoadPolicy: { default: ONE_TRY },
  });
  hls.on(Events.ERROR, (_, { fatal, type, frag, url: asked }) => {
    if (fatal) onFault(type === ErrorTypes.NETWORK_ERROR ? 'network' : 'format', asked ?? frag?.url);
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return { close: () => hls.destroy() };
};

const openFlv: OpenEngine = async (video, url, onFault) => {
  const { default: mpegts } = await import('mpegts.js');
  if (!mpegts.isSupported()) {
    onFault('format');
    return { close() {} };
  }
  mpegts.LoggingControl.enableAll = false;
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url },
    { enableWorker: false, lazyLoad: false, liveBufferLatencyChasing: true, autoCleanupSourceBuffer: true },
  );
  player.on(mpegts.Events.ERROR, (type: string) => {
    onFault(type === mpegts.ErrorTypes.NETWORK_ERROR ? 'network' : 'format');
  });
  player.attachMediaElement(video);
  player.load();
  // It goes on speaking after it has reported a fault: it is taken away when it has finished.
  return { close: () => queueMicrotask(() => player.destroy()) };
};

const ENGINES: Readonly<Record<StreamKind, OpenEngine>> = { file: openFile, hls: openHls, flv: openFlv };

/** Feeds a video from a stream; the library for its kind is loaded when the first stream of that kind is opened. */
export function openEngine(
  { kind, url }: StreamSource,
  video: HTMLVideoElement,
  onFault: OnFault,
): Promise<StreamEngine> {
  return ENGINES[kind](video, url, onFault);
}
