import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** Hills at sunset, 216 × 144 px: a picture that needs no request. */
const imageAddress =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAANgAAACQCAMAAABd9VXeAAAAMFBMVEUSJlQaK1UoM1c4PFlMR1thVF13YWCQb2OqfmbFjmnhn23/sHD/7L40SoIeMGAOGjpRcwZCAAACsklEQVR42u3U63LiMBCE0d7NXiCLZt7/bVNZcjWyLQ0zkiz6+5UKRK3jIgCMMcYYG68fk0YYYYQRRthjwH5OGmGEEUYYYYQdGvY0aYQRRhhhhD0G7NekEUYYYYQRRtihYb8njTDCCCNsEtjls4lgl2V22J+RutxmPQpjs+w0DO8yyjC+yybDAVwmGWE9XRYZDuEyyOaF/R2iXVj1iTiGq15GGGGPAEvvTQVL35sFlm5rDDtFlPKtvr8AVnsFtGNt0I4BS6ladgRY2umosLSfSXbqC0tFHQ+WklU2NiylMNmpIyxVVSczXAdnp1Jly7/fhBnugz6sOtm5FyyZKpadO8GStUKZ7VLoxiqkWW+FjqwSmfla6KjK0s53q64XQz/Smsznnx7P+6Xgnn1LJbDUpi+LIiL3s7Zhb2+R9+JpH1Nyr2sdlpasaNpiSr5/Xmpda7D8VqysYKviywCbbxBpJ5PCscLvA2y8LiLtZFVjBV9zWH9dpJ1M6sd2vryxyhZpKPMfw7+PCqciZOK/hqxqc8lfFrEGw5K3LGQNliVfWcwaLEOusqA5mHYcZVFzsLHcZGF7MLKcYHGLMAw4yuImIfaau2pW74FJD1fpBSD9ZOJSCEz6u9YuAekkE88CYDKCK3cNiHSgSUD+MNm9eQvXcgX+Z77+Qv+Xe5PEdQNTv1OvP+tn0rSvsIAbqIbJ9g7MwPyuoBokKzozA9MIlh+t9MwMTGNcPrKKQ29hGuPykFWeuoRpjKvHufC8gWqMTDcrg2nUfhwsvwO/G6gGybSyFZiGzTdyXZfgdYGaj0m063XJC1b5HxDsUs3CNHK9jUsVHdZbuFZg2uSh7k+pO0yjGFVjGgDTVqgNmobAbsY0Nu/HiMItjc/3QaJkTBvl+SChY+X2JEeDuUUYYYQRRhhhhA3YC9VoGA1v9xOIAAAAAElFTkSuQmCC';

export const samples: WidgetSamples = [
  sample('typical', '图片', 'Picture', { setup: { imageAddress, borderRadius: 12, objectFit: 'cover' } }),
  sample('rotating', '旋转', 'Rotating', {
    setup: { imageAddress, startRotate: true, rotationSpeed: 60, borderRadius: 400 },
    size: { width: 160, height: 160 },
  }),
  sample('faint', '半透明', 'Half transparent', { setup: { imageAddress, transparency: 40, objectFit: 'fill' } }),
  sample('empty', '未选择图片', 'No picture yet'),
  sample('broken', '无法加载', 'Cannot be loaded', { setup: { imageAddress: 'data:image/png;base64,AAAA' } }),
  sample('small', '小尺寸', 'Small', { setup: { imageAddress }, size: { width: 60, height: 40 } }),
  sample('large', '大尺寸', 'Large', {
    setup: { imageAddress, objectFit: 'cover', borderRadius: 8 },
    size: { width: 900, height: 300 },
  }),
];
