import { css } from 'lit';

/** `.fades`: a row that can be scrolled fades at the ends beyond which it goes on. A row that fits has no timeline. */
export const scrollFadeStyles = css`
  @supports (animation-timeline: scroll(self inline)) {
    .fades {
      animation: aj-scroll-fade linear both;
      animation-timeline: scroll(self inline);
    }
    .fades[data-direction='column'] {
      --fade-towards: bottom;
      animation-timeline: scroll(self block);
    }
  }
  .fades {
    --fade-towards: right;
    --fade-length: min(1.6em, 20%);
  }
  @keyframes aj-scroll-fade {
    0% {
      mask-image: linear-gradient(to var(--fade-towards), #000 calc(100% - var(--fade-length)), transparent);
    }
    0.5%,
    99.5% {
      mask-image: linear-gradient(
        to var(--fade-towards),
        transparent,
        #000 var(--fade-length) calc(100% - var(--fade-length)),
        transparent
      );
    }
    100% {
      mask-image: linear-gradient(to var(--fade-towards), transparent, #000 var(--fade-length));
    }
  }
`;
